/**
 * Loads the shop's font before the first layout. The browser loads a font of a style sheet only when a layout needs it, even if
 * the document preloads the file. That first layout measures every text with system fonts, which it looks up for each size and
 * weight, and a second layout measures all texts again: together they block a phone for about 100 ms.
 *
 * The document gets the font only once it is loaded. A font that loads as one of `document.fonts` makes the browser lay out the page
 * as soon as it arrives, even before the style sheet.
 *
 * `--onair-font` (styles/font.css) names this font first, and then the same file as the style sheet's own font: for pages without
 * JavaScript, and if the file fails. The script is in every document's head, after the link that preloads the file; the page's
 * policy names its hash.
 */
export const fontScript = `{let f=new FontFace('Figtree Preloaded','url('+document.querySelector('link[as=font]').href+')',{weight:'300 900',display:'swap'});f.load().then(()=>document.fonts.add(f),()=>{})}`
