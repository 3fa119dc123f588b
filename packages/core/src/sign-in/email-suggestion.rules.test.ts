import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailSuggestion } from './email-suggestion.rules.ts'

describe('an address that looks mistyped', () => {
  test.each([
    ['1', 'maya@gmail.com'],
    ['1', 'maya@ymail.com'],
    ['1', 'maya@mail.com'],
    ['1', 'maya@live.ca'],
    ['1', 'maya@hotmail.fr'],
    ['1', 'maya@videotron.ca'],
    ['1', 'maya@videotron.qc.ca'],
    ['1', 'maya@bell.net'],
    ['1', 'maya@nb.sympatico.ca'],
    ['2', 'maya@example.com'],
    ['2', 'maya@powers.com'],
    ['2', 'maya@belle.ca'],
    ['2', 'maya@me.ca'],
    ['2', 'maya@shawinigan.ca'],
    ['2', 'maya@umontreal.ca'],
    ['2', 'maya@cbc.ca'],
    ['2', 'maya'],
    ['2', 'maya@gmial'],
    ['2', ''],
  ])('%s. %j does not', (_rule, typed) => expect(emailSuggestion(typed)).toBeUndefined())

  test.each([
    ['2', 'maya@gmial.com', 'maya@gmail.com'],
    ['2', 'maya@gmàil.com', 'maya@gmail.com'],
    ['2', 'maya@gmal.com', 'maya@gmail.com'],
    ['2', 'maya@gmaill.com', 'maya@gmail.com'],
    ['2', 'maya@gnail.com', 'maya@gmail.com'],
    ['2', 'maya@gamil.com', 'maya@gmail.com'],
    ['2', 'maya@gmail.co', 'maya@gmail.com'],
    ['2', 'maya@gmail.cm', 'maya@gmail.com'],
    ['2', 'maya@gmail.con', 'maya@gmail.com'],
    ['2', 'maya@gmail.ca', 'maya@gmail.com'],
    ['2', 'Maya.Roy+tv@Gmial.com ', 'Maya.Roy+tv@gmail.com'],
    ['2', 'maya@hotmial.com', 'maya@hotmail.com'],
    ['2', 'maya@hotmal.ca', 'maya@hotmail.ca'],
    ['2', 'maya@hormail.com', 'maya@hotmail.com'],
    ['2', 'maya@outlok.com', 'maya@outlook.com'],
    ['2', 'maya@outloook.com', 'maya@outlook.com'],
    ['2', 'maya@yaho.ca', 'maya@yahoo.ca'],
    ['2', 'maya@yahooo.com', 'maya@yahoo.com'],
    ['2', 'maya@iclod.com', 'maya@icloud.com'],
    ['2', 'maya@vidéotron.ca', 'maya@videotron.ca'],
    ['2', 'maya@videotron.com', 'maya@videotron.ca'],
    ['2', 'maya@videotorn.ca', 'maya@videotron.ca'],
    ['2', 'maya@sympatico.com', 'maya@sympatico.ca'],
    ['2', 'maya@simpatico.ca', 'maya@sympatico.ca'],
    ['2', 'maya@rogers.con', 'maya@rogers.com'],
    ['2', 'maya@roger.com', 'maya@rogers.com'],
    ['2', 'maya@shaw.cc', 'maya@shaw.ca'],
    ['2', 'maya@telus.nte', 'maya@telus.net'],
    ['2', 'maya@bell.ne', 'maya@bell.net'],
    ['2', 'maya@cogecco.ca', 'maya@cogeco.ca'],
    ['2', 'maya@sasktell.net', 'maya@sasktel.net'],
    ['3', 'maya@acme-widgets.con', 'maya@acme-widgets.com'],
    ['3', 'maya@mail.acme.cmo', 'maya@mail.acme.com'],
  ])('%s. %j is meant as %j', (_rule, typed, meant) => expect(emailSuggestion(typed)).toBe(meant))

  test('a suggestion needs no further suggestion', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,10}\.(com|con|ca|net|cmo)$/), (domain) => {
        const meant = emailSuggestion(`maya@${domain}`)
        if (meant !== undefined) expect([meant, emailSuggestion(meant)]).toEqual([meant, undefined])
      }),
      { numRuns: 100 },
    )
  })
})
