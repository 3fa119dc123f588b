import type { MessageKey, Translate } from '@onair/core/messages'
import { translator } from '../kernel/messages.ts'
import type { Visit } from '../kernel/visit.ts'
import en from './frame.messages.en.json'
import fr from './frame.messages.fr.json'

/** A text of the frame: header, menu, drawer, footer, breadcrumb. */
export type FrameKey = MessageKey<typeof en>

/** The texts of the frame around every page, for the parts that share them. */
export const frameTexts = (visit: Visit): Translate<typeof en> => translator(visit, en, fr)
