import { afterAll } from 'vitest'

// A test file that used fake timers leaves the function of an earlier file's window behind.
const nextFrame = globalThis.requestAnimationFrame

// preact renders and runs effects a frame later: the page must still be there for the last ones of a file.
afterAll(async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(nextFrame)
})
