/** One picture of the sheet, or why there is none. */
export type Picture = {
  scene: string
  language: string
  scheme: string
  width: number
  file: string
  error?: string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const figure = ({ scene, language, scheme, width, file, error }: Picture): string => {
  const caption = `${width} ${language} ${scheme}`
  const content = error
    ? `<pre>${escaped(error)}</pre>`
    : `<a href="${file}"><img src="${file}" alt="${escaped(`${scene}, ${caption}`)}" loading="lazy"></a>`
  return `<figure data-language="${language}" data-scheme="${scheme}" data-width="${width}"><figcaption>${caption}</figcaption>${content}</figure>`
}

const toggle = (name: string, value: string | number): string =>
  `<label><input type="checkbox" id="${name}-${value}" checked> ${value}</label>`

/** The sheet: a section for each scene, with its pictures side by side. A checkbox for each setting hides pictures. */
export function sheet(pictures: readonly Picture[]): string {
  const scenes = [...new Set(pictures.map(({ scene }) => scene))]
  const valuesOf = (name: 'language' | 'scheme' | 'width') => [...new Set(pictures.map((picture) => picture[name]))]
  const settings = (['language', 'scheme', 'width'] as const).flatMap((name) =>
    valuesOf(name).map((value) => ({ name, value })),
  )
  const hidden = settings.map(
    ({ name, value }) => `body:has(#${name}-${value}:not(:checked)) [data-${name}="${value}"]{display:none}`,
  )
  const sections = scenes.map((scene) => {
    const own = pictures.filter((picture) => picture.scene === scene)
    return `<section id="${scene}"><h2><a href="#${scene}">${scene}</a></h2><div>${own.map(figure).join('')}</div></section>`
  })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contact sheet</title><style>
body{margin:0;font:14px system-ui;background:#888;color:#111}
header{position:sticky;top:0;z-index:1;padding:.5rem 1rem;background:#eee;display:flex;flex-wrap:wrap;gap:.3rem 1rem}
nav{padding:1rem;columns:10rem;background:#ddd}nav a{display:block}
section{padding:1rem;scroll-margin-top:3rem}section>div{display:flex;gap:1rem;align-items:start;overflow-x:auto}
figure{margin:0;flex:none}figcaption{padding:.2rem 0}
img{display:block;height:32rem;width:auto;max-width:60rem;object-fit:cover;object-position:top;background:#fff}
pre{width:20rem;white-space:pre-wrap;color:#fff;background:#a00;padding:1rem}
${hidden.join('\n')}
</style></head><body><header>${settings.map(({ name, value }) => toggle(name, value)).join('')}</header>
<nav>${scenes.map((scene) => `<a href="#${scene}">${scene}</a>`).join('')}</nav>
${sections.join('\n')}</body></html>
`
}
