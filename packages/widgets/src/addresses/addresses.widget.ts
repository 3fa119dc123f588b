import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  pages: 'account',
  component: 'Addresses',
  sheets: [],
  exports: { 'addresses.tsx': ['Addresses', 'type AddressesProps'] },
} as const satisfies Screen
