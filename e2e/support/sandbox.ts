/** The outside services' stand-ins, as tests read and disturb them. */
export type Mail = { Id: string; To: string; Subject: string; Text: string; Html: string; At: string }

/** Test cards of the capture sandbox. */
export const cards = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  slow: '4000000000000127',
  failing: '4000000000000119',
} as const

export type CardToken = { Token: string; CardType: string; LastDigits: string }

export class Sandbox {
  readonly origin: string

  constructor(origin: string) {
    this.origin = origin
  }

  async mailTo(address: string): Promise<Mail[]> {
    const answer = await fetch(`${this.origin}/mailbox/messages?to=${encodeURIComponent(address)}`)
    return (await answer.json()) as Mail[]
  }

  /** What the capture frame gets for a card number. */
  async cardToken(number: string, year = String(new Date().getFullYear() + 2)): Promise<CardToken> {
    const card = { Number: number, ExpiryMonth: '12', ExpiryYear: year, HolderName: 'Maya Tremblay' }
    const answer = await fetch(`${this.origin}/capture/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    })
    return (await answer.json()) as CardToken
  }
}
