import { defineSettings } from '../kernel/settings.ts'
import { base } from '../kernel/variables.ts'

export const mediaSettings = defineSettings({
  title: 'Pictures and videos',
  variables: () => ({
    imageBase: base('IMAGE_BASE', { about: 'where pictures are, with a slash at the end', default: '/images/' }),
    videoBase: base('VIDEO_BASE', { about: 'where products’ videos are', default: '/videos/' }),
  }),
})
