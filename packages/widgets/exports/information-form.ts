// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { InformationForm, type InformationFormProps } from '../src/information-form/information-form.tsx'
