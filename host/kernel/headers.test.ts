import { expect, test } from 'vitest'
import { cachingHeaders, contentSecurityPolicy, hashOfScript, securityHeaders } from './headers.ts'

test('scripts and styles are the shop’s own files, or an inline script with a known hash', () => {
  const policy = contentSecurityPolicy()
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self';")
  expect(policy).toContain("frame-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe|\*/)
  // The hash of an empty text.
  const inline = hashOfScript('')
  expect(inline).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  expect(contentSecurityPolicy({ inline })).toContain(`script-src 'self' ${inline};`)
})

test('a page names the origins that it needs, and no others', () => {
  const policy = contentSecurityPolicy({ frame: ['http://capture.test'], script: ['http://captcha.test'] })
  expect(policy).toContain('frame-src http://capture.test;')
  expect(policy).toContain("script-src 'self' http://captcha.test;")
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain('trusted-types onair onair-worker onair-recaptcha')
  expect(contentSecurityPolicy()).toMatch(/trusted-types onair onair-worker$/)
})

test('pictures and videos may come from other origins', () => {
  const plain = securityHeaders({ origin: 'http://shop.test', imageBase: '/images/', videoBase: '/videos/' })
  expect(plain['content-security-policy']).toContain("img-src 'self';")
  expect(plain['content-security-policy']).toContain("media-src 'self';")
  const safe = securityHeaders({
    origin: 'https://shop.test',
    imageBase: 'https://pictures.test/onair/',
    videoBase: 'https://videos.test/',
  })
  expect(safe['content-security-policy']).toContain("img-src 'self' https://pictures.test;")
  expect(safe['content-security-policy']).toContain("media-src 'self' https://videos.test;")
})

test('a page is isolated from windows of other sites', () => {
  const settings = { origin: 'http://shop.test', imageBase: '/images/', videoBase: '/videos/' }
  expect(securityHeaders(settings)['cross-origin-opener-policy']).toBe('same-origin')
})

test('a page with a secret in its address hides it from other sites', () => {
  const settings = { origin: 'http://shop.test', imageBase: '/images/', videoBase: '/videos/' }
  expect(securityHeaders(settings)['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(securityHeaders(settings, {}, 'same-origin')['referrer-policy']).toBe('same-origin')
})

test.each([
  [Number.POSITIVE_INFINITY, 'public, max-age=5, stale-while-revalidate=30'],
  [35, 'public, max-age=5, stale-while-revalidate=30'],
  [34.9, 'public, max-age=5, stale-while-revalidate=29'],
  [5.9, 'public, max-age=5'],
  [0.9, 'public, max-age=0'],
  [-3, 'public, max-age=0'],
])('no cache keeps a page past the instant at which a price changes: %d s before it', (secondsLeft, expected) => {
  expect(cachingHeaders('shared', secondsLeft)['cache-control']).toBe(expected)
  expect(cachingHeaders('personal', secondsLeft)['cache-control']).toBe('private, no-store')
})
