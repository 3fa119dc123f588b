/**
 * Waits for the last frames of a test file: preact renders and runs effects a frame later, when the page must still exist.
 *
 * @param nextFrame the window's own function, taken before a test uses fake timers
 */
export async function lastFrames(nextFrame = globalThis.requestAnimationFrame): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    // Frames requested under fake timers never come; preact then runs the effects after 35 ms.
    await Promise.race([new Promise(nextFrame), new Promise((done) => setTimeout(done, 35))])
  }
}
