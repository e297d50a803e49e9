import type { Icon } from '@phosphor-icons/react';
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/csr/FacebookLogo';
import { LinkedinLogoIcon } from '@phosphor-icons/react/dist/csr/LinkedinLogo';
import { TelegramLogoIcon } from '@phosphor-icons/react/dist/csr/TelegramLogo';
import { WhatsappLogoIcon } from '@phosphor-icons/react/dist/csr/WhatsappLogo';
import { XLogoIcon } from '@phosphor-icons/react/dist/csr/XLogo';
import { shareTexts } from '#features/sessions/texts.ts';

export type Network = { name: string; icon: Icon; href: string };

/** The networks' own share pages with the public address, a sentence and the hashtag. */
export function networksFor(publicUrl: string, message: string): Network[] {
  const tagged = `${message} #${shareTexts.hashtag}`;
  const link = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`;
  return [
    { name: 'WhatsApp', icon: WhatsappLogoIcon, href: link('https://wa.me/', { text: `${tagged} ${publicUrl}` }) },
    {
      name: 'X',
      icon: XLogoIcon,
      href: link('https://x.com/intent/post', { text: message, url: publicUrl, hashtags: shareTexts.hashtag }),
    },
    {
      name: 'Facebook',
      icon: FacebookLogoIcon,
      href: link('https://www.facebook.com/sharer/sharer.php', { u: publicUrl, hashtag: `#${shareTexts.hashtag}` }),
    },
    {
      name: 'Telegram',
      icon: TelegramLogoIcon,
      href: link('https://t.me/share/url', { url: publicUrl, text: tagged }),
    },
    {
      name: 'LinkedIn',
      icon: LinkedinLogoIcon,
      href: link('https://www.linkedin.com/feed/', { shareActive: 'true', text: `${tagged} ${publicUrl}` }),
    },
  ];
}
