import type { Widget } from '../kit/widget.ts'
import type { SignIn } from './sign-in.tsx'

export const widget = {
  tag: 'onair-sign-in',
  summary: 'The sign-in form.',
  component: 'SignIn',
  attributes: { returnTo: 'text', siteKey: 'text' },
  attributeNotes: { returnTo: 'of your own site' },
  events: { onBeforeReturn: 'onair:before-return' },
  root: 'light',
  form: true,
  reserve: { '': '36.75rem' },
  steady: true,
  partSheets: ['button', 'field', 'icon', 'notice', 'panel', 'sign-in-form', 'spinner'],
  sheets: ['sign-in'],
  exports: { 'sign-in.events.ts': ['type BeforeReturn'], 'sign-in.tsx': ['SignIn', 'type SignInProps'] },
  budget: 35_000,
} as const satisfies Widget<typeof SignIn>
