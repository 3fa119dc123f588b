import type { Kept } from '../kernel/kept.ts'
import { endEmailChanges, forgetEmailLinks } from './kept.queries.ts'

export const informationKept: Kept = {
  tables: ['email_change'],
  retention: [
    {
      name: 'emailLinks',
      tables: ['email_change'],
      data: 'links for new e-mail addresses',
      kept: 'until they expire',
      because: 'they open nothing afterwards',
      forget: forgetEmailLinks,
    },
  ],
  ownData: {
    notExported: { email_change: 'A link of half an hour to an address that is not yet known to be the member’s.' },
    erase: (on, { edp }) => endEmailChanges(on, { edp }),
  },
}
