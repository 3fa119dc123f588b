import { afterAll } from 'vitest'

// preact draws and runs effects a frame later: the page must still be there for the last ones of a file.
afterAll(async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
})
