import type { Kept } from '../kernel/kept.ts'

export const liveKept: Kept = {
  tables: ['air_press', 'air_viewers'],
  retention: [
    {
      name: 'airPresses',
      tables: ['air_press'],
      data: 'what operators did on air',
      kept: 'always',
      because: 'it explains what viewers saw',
    },
  ],
  ownData: {
    notExported: { air_press: 'A log of the channel’s work; the control room shows it to its operators.' },
    notErased: { air_press: 'It names an operator by the number of the account alone, which then has no name.' },
  },
}
