import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'InformationForm',
  sheets: [],
  exports: { 'information-form.tsx': ['InformationForm', 'type InformationFormProps'] },
} as const satisfies Screen
