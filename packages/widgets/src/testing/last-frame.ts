import { afterAll } from 'vitest'

// A test file that used fake timers leaves the function of an earlier file's window behind.
const nextFrame = globalThis.requestAnimationFrame

// preact renders and runs effects a frame later: the page must still be there for the last ones of a file.
afterAll(async () => {
  for (let frame = 0; frame < 3; frame += 1) {
    // Frames requested under fake timers never come; then preact runs the effects after 35 ms.
    await Promise.race([new Promise(nextFrame), new Promise((done) => setTimeout(done, 35))])
  }
})
