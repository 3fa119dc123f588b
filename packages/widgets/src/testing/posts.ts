import { onTestFinished } from 'vitest'

/** Records what the browser would post from the page's forms: each that no handler has prevented, with its address. */
export function watchPosts(): { action: string | null; fields: Record<string, FormDataEntryValue> }[] {
  const posts: { action: string | null; fields: Record<string, FormDataEntryValue> }[] = []
  const watch = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (!event.defaultPrevented) {
      posts.push({ action: form.getAttribute('action'), fields: Object.fromEntries(new FormData(form)) })
    }
    event.preventDefault()
  }
  // Registered after React, which listens at its root.
  document.addEventListener('submit', watch)
  onTestFinished(() => document.removeEventListener('submit', watch))
  return posts
}
