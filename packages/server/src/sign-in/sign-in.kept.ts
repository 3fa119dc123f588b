import type { Kept } from '../kernel/kept.ts'
import { endSessions, forgetAttempts, forgetPasswordLinks, forgetTokens, ownSessions } from './kept.queries.ts'

export const signInKept: Kept = {
  tables: ['password_reset', 'sign_in_attempts', 'token'],
  retention: [
    {
      name: 'tokens',
      tables: ['token'],
      data: 'sessions and other tokens',
      kept: 'until they expire (21 days at most)',
      because: 'they open nothing afterwards',
      forget: forgetTokens,
    },
    {
      name: 'passwordLinks',
      tables: ['password_reset'],
      data: 'links for new passwords',
      kept: 'until they expire',
      because: 'they open nothing afterwards',
      forget: forgetPasswordLinks,
    },
    {
      name: 'attempts',
      tables: ['sign_in_attempts'],
      data: 'counts of wrong passwords',
      kept: 'a quarter of an hour; known addresses 21 days',
      because: 'they only slow down guessing',
      forget: forgetAttempts,
    },
  ],
  ownData: {
    export: async (on, { edp }) => ({ sections: { Sessions: await ownSessions(on, { edp }) } }),
    notExported: { password_reset: 'The hash of a link and its end: a secret.' },
    erase: (on, { edp }) => endSessions(on, { edp }),
  },
}
