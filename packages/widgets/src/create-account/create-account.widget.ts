import type { Widget } from '../kit/widget.ts'
import type { CreateAccount } from './create-account.tsx'

export const widget = {
  tag: 'onair-create-account',
  summary: 'The form that opens an account.',
  component: 'CreateAccount',
  attributes: { returnTo: 'text' },
  attributeNotes: { returnTo: 'of your own site' },
  events: { onBeforeReturn: 'onair:before-return' },
  root: 'light',
  form: true,
  reserve: { '': 'min(100vh, 60rem)' },
  steady: true,
  partSheets: [
    'button',
    'check',
    'field',
    'icon',
    'listbox',
    'notice',
    'panel',
    'sign-in-form',
    'spinner',
    'address-fields',
    'error-summary',
  ],
  sheets: ['create-account'],
  exports: {
    'account-form.ts': ['type TypedAccount'],
    'create-account.events.ts': ['type BeforeReturn'],
    'create-account.tsx': ['CreateAccount', 'type CreateAccountProps'],
  },
  budget: 40_800,
} as const satisfies Widget<typeof CreateAccount>
