import { referencesOf, referencesOfCustomer } from './database.ts'

/** A mail in the sandbox's mailbox. */
export type Mail = { Id: string; To: string; Subject: string; Text: string; Html: string; At: string }

/** Test cards of the capture sandbox. */
export const cards = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  expired: '4000000000000069',
  wrongCode: '4000000000000101',
  slow: '4000000000000127',
  failing: '4000000000000119',
} as const

export type CardToken = { Token: string; CardType: string; LastDigits: string }

/** An entry of the wallet's ledger. `Custom` is the GUID of the bag that was paid. */
export type WalletEntry = {
  Status: string
  Amount: string
  PaymentId: string
  Custom: string
  PayerEmail: string | null
}

/** An entry of the capture service's ledger: an authorisation of a card, or what followed it. */
export type CaptureEntry = {
  Status: 'authorized' | 'declined' | 'captured' | 'voided' | 'refunded'
  Amount: string
  LastDigits?: string
}
type RecordedEntry = CaptureEntry & { Id: string; Reference?: string; AuthorizationId?: string; CaptureId?: string }

/** The accounts of the wallet's stand-in. */
export const payers = {
  maya: 'MAYA2026PAYER',
  camille: 'CAMILLE26PAYER',
  declined: 'NOFUNDS26PAYER',
  noPhone: 'NOPHONE26PAYER',
} as const

export class Sandbox {
  readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  /** The mails to an address. Callers poll it, so a request that stalls is given up: the next poll sends another. */
  async mailTo(address: string): Promise<Mail[]> {
    const url = `${this.origin}/mailbox/messages?to=${encodeURIComponent(address)}`
    try {
      const reply = await fetch(url, { signal: AbortSignal.timeout(3000) })
      return (await reply.json()) as Mail[]
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError') return []
      throw error
    }
  }

  /** The marketing feed's events of a customer, the latest first. */
  async marketingEvents(edp: number): Promise<{ Name: string; Content: object }[]> {
    const reply = await fetch(`${this.origin}/beacon/events?edp=${edp}`)
    return (await reply.json()) as { Name: string; Content: object }[]
  }

  /** The token that the capture frame gets for a card number. */
  async cardToken(number: string, year = String(new Date().getFullYear() + 2)): Promise<CardToken> {
    const card = { Number: number, ExpiryMonth: '12', ExpiryYear: year, HolderName: 'Maya Tremblay' }
    const reply = await fetch(`${this.origin}/capture/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    })
    return (await reply.json()) as CardToken
  }

  /** The capture service's entries of one bag, oldest first: status, amount, and the card's last digits. */
  async captureOf(cartGuid: string): Promise<CaptureEntry[]> {
    const references = await referencesOf(cartGuid)
    const { Entries } = (await (await fetch(`${this.origin}/capture/ledger?limit=100000`)).json()) as {
      Entries: RecordedEntry[]
    }
    const ours = new Set<string>()
    const happened: CaptureEntry[] = []
    for (const { Status, Amount, LastDigits, ...entry } of Entries.toReversed()) {
      const of = entry.AuthorizationId ?? entry.CaptureId
      if (!references.includes(entry.Reference ?? '') && !ours.has(of ?? '')) continue
      ours.add(entry.Id)
      happened.push({ Status, Amount, ...(LastDigits !== undefined && { LastDigits }) })
    }
    return happened
  }

  /** The holds on a customer's cards at the capture service, in cents: authorised, and neither voided nor captured. */
  async heldOf(edp: number): Promise<number> {
    const references = await referencesOfCustomer(edp)
    const { Entries } = (await (await fetch(`${this.origin}/capture/ledger?limit=100000`)).json()) as {
      Entries: RecordedEntry[]
    }
    const over = new Set(Entries.flatMap(({ AuthorizationId }) => AuthorizationId ?? []))
    return Entries.filter(
      ({ Id, Status, Reference }) => Status === 'authorized' && references.includes(Reference ?? '') && !over.has(Id),
    ).reduce((sum, { Amount }) => sum + Math.round(Number(Amount) * 100), 0)
  }

  /** The wallet's entries of one bag, oldest first. */
  async walletOf(cartGuid: string): Promise<WalletEntry[]> {
    const { Entries } = (await (await fetch(`${this.origin}/paypal/ledger`)).json()) as { Entries: WalletEntry[] }
    return Entries.filter(({ Custom }) => Custom === cartGuid).toReversed()
  }

  /** Approves a wallet payment as the wallet's approval page does. */
  async approve(approvalUrl: string, payer: string): Promise<void> {
    const token = new URL(approvalUrl).searchParams.get('token') ?? ''
    const body = new URLSearchParams({ token, payer, action: 'approve' })
    await fetch(`${this.origin}/paypal/approve`, { method: 'POST', body, redirect: 'manual' })
  }

  /** From now on, cuts a service's connections (`off`), answers with what cannot be read (`garbage`), or serves again (`well`). */
  async serves(Service: 'live', how: 'off' | 'garbage' | 'well'): Promise<void> {
    const fault = { Service, Mode: how === 'well' ? 'off' : how, Count: how === 'well' ? 0 : 100_000 }
    const headers = { 'content-type': 'application/json' }
    await fetch(`${this.origin}/faults`, { method: 'POST', headers, body: JSON.stringify(fault) })
  }
}
