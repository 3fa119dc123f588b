import type { ListeningSandbox } from '@onair/sandbox/testing'

export type Received = { Subject: string; Text: string; Html: string }

/** The mails to an address in the sandbox's mailbox, latest first. */
export async function mailbox(sandbox: ListeningSandbox, address: string): Promise<Received[]> {
  const response = await fetch(`${sandbox.origin}/mailbox/messages?to=${encodeURIComponent(address)}`)
  return (await response.json()) as Received[]
}
