import type { Widget } from '../kit/widget.ts'
import type { ForgotPassword } from './forgot-password.tsx'

export const widget = {
  tag: 'onair-forgot-password',
  summary: 'The form that mails a link for a new password, and the form behind that link.',
  component: 'ForgotPassword',
  attributes: { token: 'text' },
  attributeNotes: { token: 'of the mail’s link' },
  root: 'light',
  form: true,
  reserve: { '': '20.5rem' },
  steady: true,
  partSheets: ['button', 'field', 'icon', 'notice', 'panel', 'sign-in-form', 'spinner'],
  sheets: ['forgot-password'],
  exports: {
    'forgot-password.model.ts': ['type TypedForgotten'],
    'forgot-password.tsx': ['ForgotPassword', 'type ForgotPasswordProps'],
  },
  budget: 29_000,
} as const satisfies Widget<typeof ForgotPassword>
