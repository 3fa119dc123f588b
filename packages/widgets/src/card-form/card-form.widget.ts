import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'CardForm',
  sheets: ['card-form'],
  exports: { 'card-form.tsx': ['CardForm', 'type CardFormProps'] },
} as const satisfies Screen
