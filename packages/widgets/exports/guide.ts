// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

export { Guide, type GuideProps } from '../src/guide/guide.tsx'
