import type { Kept } from '../kernel/kept.ts'
import { forgetEmailLinks } from './kept.queries.ts'

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
}
