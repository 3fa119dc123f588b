import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  pages: 'account',
  component: 'InformationForm',
  sheets: [],
  exports: { 'information-form.tsx': ['InformationForm', 'type InformationFormProps'] },
} as const satisfies Screen
