/**
 * The title that the analytics feed gets for an account page (specification §2): the word of its route.
 *
 * 1. `/pages/myaccount/newsletter` is `newsletter`, and `/pages/returnitems` is `returnitems`.
 * 2. A sub-page has its parent's title: `/pages/myaccount/information/email` is `information`. So no title contains
 *    an order's number.
 * 3. The account's own address and `/profile` are `summary`.
 * @param path without a language
 */
export function accountPageTitle(path: string): string {
  const word = /^\/pages\/(?:myaccount(?:\/|$))?([^/]*)/.exec(path)?.[1] ?? ''
  return word === '' || word === 'profile' ? 'summary' : word
}
