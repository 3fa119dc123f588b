import { htmlLang, type Language } from '@onair/core/language'

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** @param html is not escaped here */
export const paragraph = (html: string): string => `<p style="margin:8px 0">${html}</p>`

export const heading = (title: string): string =>
  `<h2 style="font-size:16px;margin:24px 0 4px">${escapeHtml(title)}</h2>`

/** A link that looks like a button. */
export const button = (url: string, label: string): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="background:#5b2a86;color:#fff;padding:10px 18px;border-radius:6px;text-decoration:none">${escapeHtml(label)}</a></p>`

/**
 * A complete HTML mail, with styles that mail clients support.
 * @param content HTML below the title
 */
export function mailPage(page: { language: Language; subject: string; title: string; content: string }): string {
  return `<!doctype html>
<html lang="${htmlLang(page.language)}"><head><meta charset="utf-8"><title>${escapeHtml(page.subject)}</title></head>
<body style="margin:0;background:#f5f3f8;color:#231a2e;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#fff">
<h1 style="font-size:22px;margin:0">${escapeHtml(page.title)}</h1>
${page.content}
</div></body></html>
`
}
