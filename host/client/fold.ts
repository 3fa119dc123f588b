/**
 * Folds all but the top of a page on a phone until the first paint, and then has it laid out in six tasks: a single task for the
 * whole page blocks the phone for about twice as long. `data-fold` on the root counts down, and styles/fold.css says what each
 * number folds. The script stands in every document's head; the page's policy names its hash.
 *
 * A page that the browser scrolls (a reload, Back, a link to a part of it) is not folded: folded parts lack their own height.
 */
export const foldScript = `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate'){let d=document.documentElement.dataset,n=d.fold=6;(function f(){requestAnimationFrame(()=>setTimeout(()=>{if(--n){d.fold=n;f()}else delete d.fold}))})()}`
