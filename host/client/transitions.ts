/**
 * Runs before the first paint. A transition between two pages that the browser skips (the shopper went on, the window changed,
 * the page is hidden) rejects promises that nobody awaits; each would be an error in the console.
 */
export const transitionsScript =
  "for(const n of['pageswap','pagereveal'])addEventListener(n,({viewTransition:t})=>{for(const p of t?[t.ready,t.finished,t.updateCallbackDone]:[])p.catch(()=>{})})"
