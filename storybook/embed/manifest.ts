import type { CustomElementDeclaration, Package } from 'custom-elements-manifest'

/** The elements' standard description, which `main.ts` puts beside the stories. */
const readManifest = async (): Promise<Package> => (await fetch('./custom-elements.json')).json()

/** Each element's declaration, by its tag. */
export async function readElements(): Promise<ReadonlyMap<string, CustomElementDeclaration>> {
  const { modules } = await readManifest()
  const declarations = modules.flatMap(({ declarations = [] }) => declarations)
  return new Map(
    declarations.flatMap((one) =>
      one.kind === 'class' && 'tagName' in one ? [[one.tagName ?? '', one] as const] : [],
    ),
  )
}

/** `onair-schedule` for a story in the folder of that widget; nothing for another. */
export function tagOf(file: string | undefined): string | undefined {
  const [, folder] = /packages\/widgets\/src\/([^/]+)\/[^/]+$/.exec(file ?? '') ?? []
  return folder && `onair-${folder}`
}
