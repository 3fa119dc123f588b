import type { Models } from '@onair/widgets/models'
import { enhanceDrawer } from './drawer.ts'
import { enhancePanels } from './panels.ts'
import { menuTexts } from './texts.ts'

/** The actions of the header's buttons, by their `data-opens`. */
export type FrameMenu = { press(button: HTMLElement): void }

let made: FrameMenu | undefined

/** The menu of this page. */
export function frameMenu(models: Models): FrameMenu {
  made ??= make(models)
  return made
}

function make(models: Models): FrameMenu {
  const bar = document.querySelector<HTMLElement>('.top-menu')
  const dialog = document.querySelector<HTMLDialogElement>('.drawer')
  if (!bar || !dialog) return { press: () => {} }
  const panels = enhancePanels(bar, models)
  const drawer = enhanceDrawer(dialog, menuTexts(bar), models)
  return {
    press(button) {
      if (button.dataset.opens === 'drawer') drawer.open()
      else void panels.toggle(button)
    },
  }
}
