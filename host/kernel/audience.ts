/**
 * The visitors that a page or an action admits; the gate enforces it (gate.ts).
 *
 * - `everyone`.
 * - `guest`: every visitor with a token. A guest of the checkout gets only what that guest ordered: the API replies only about
 *   the token's own orders.
 * - `customer`: members who signed in. Guests are sent to sign-in.
 * - `operator`: members who operate the channel, only for pages. Everybody else gets the page for an unknown address.
 */
export type Audience = 'everyone' | 'guest' | 'customer' | 'operator'
