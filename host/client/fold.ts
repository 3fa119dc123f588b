/**
 * Lays out what is below the fold after the first paint, in five tasks: one task for the whole page would keep a
 * phone busy several times as long, and the first screen would wait for the others. `data-fold` on the root counts down, and
 * styles/fold.css says what it folds. The script stands in every document's head; the page's policy names its hash.
 *
 * A page that the browser scrolls (a reload, Back, a link to a part of it) is laid out at once: what is folded has not its height.
 */
export const foldScript = `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate'){let d=document.documentElement.dataset,n=d.fold=5;(function f(){requestAnimationFrame(()=>setTimeout(()=>{if(--n){d.fold=n;f()}else delete d.fold}))})()}`
