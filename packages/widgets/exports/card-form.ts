// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { CardForm, type CardFormProps } from '../src/card-form/card-form.tsx'
