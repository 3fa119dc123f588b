import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security.ts'

test('scripts and styles are the shop’s own files, and nothing inline', () => {
  const policy = contentSecurityPolicy()
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self';")
  expect(policy).toContain("frame-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe|\*/)
})

test('a page names the origins it needs, and only where it needs them', () => {
  const policy = contentSecurityPolicy({ frame: ['http://capture.test'], script: ['http://captcha.test'] })
  expect(policy).toContain('frame-src http://capture.test;')
  expect(policy).toContain("script-src 'self' http://captcha.test;")
  expect(policy).toContain("connect-src 'self';")
})
