/**
 * The visitors that a page or an action admits; the gate enforces it (gate.ts).
 *
 * - `everyone`.
 * - `guest`: every visitor with a token. A guest of the checkout gets what that guest ordered and nothing else: the API answers
 *   for the token's own orders alone.
 * - `customer`: members who signed in. Guests are sent to sign-in.
 * - `operator`: members who operate the channel, for pages alone. Everybody else gets the page of an address that leads nowhere.
 */
export type Audience = 'everyone' | 'guest' | 'customer' | 'operator'
