import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { paths } from '#contract/paths.ts';
import { AboutPage } from './features/public/about-page.tsx';
import { ContactPage } from './features/public/contact-page.tsx';
import { LandingPage } from './features/public/landing/landing-page.tsx';
import { AccessPage } from './features/public/legal/access-page.tsx';
import { PrivacyPage } from './features/public/legal/privacy-page.tsx';
import { TermsPage } from './features/public/legal/terms-page.tsx';
import { SiteFrame } from './features/public/site-frame.tsx';
import { WhyChooseUsPage } from './features/public/why-choose-us-page.tsx';
import { loadScreen } from './lib/navigation/prefetch.ts';
import { StaticRouter } from './lib/navigation/router.tsx';
import { pageHead } from './page-head.ts';
import { AppRoutes, type DocumentPath } from './routes.tsx';
import publicStyle from './styles/public.css?inline';
import { ErrorScreen } from './ui/notices/error-screen.tsx';

interface PublicPage {
  readonly title: string;
  readonly description: string;
  readonly Page: () => ReactNode;
}

const documents: Record<DocumentPath, PublicPage> = {
  [paths.home]: {
    title: 'Phila: meal and training plans for South Africa',
    description:
      'Four weeks of meals and training around your goal, time and budget. South African food, counted in kilojoules and Rands. R99 per month.',
    Page: LandingPage,
  },
  [paths.about]: {
    title: 'About · Phila',
    description: 'Who Phila is for, what it plans for you, and how.',
    Page: AboutPage,
  },
  [paths.whyChooseUs]: {
    title: 'Why Choose Us · Phila',
    description: 'What is different about meal and training plans from Phila.',
    Page: WhyChooseUsPage,
  },
  [paths.contact]: {
    title: 'Contact Support · Phila',
    description: 'Write to us; we aim to answer within 24 hours on business days.',
    Page: ContactPage,
  },
  [paths.privacy]: {
    title: 'Privacy Policy · Phila',
    description: 'What Phila collects, why, who sees it, and what you can do about it.',
    Page: PrivacyPage,
  },
  [paths.terms]: {
    title: 'Terms & Conditions · Phila',
    description: 'The agreement between you and Phila.',
    Page: TermsPage,
  },
  [paths.access]: {
    title: 'Access to Information · Phila',
    description: 'Which records Phila keeps, and how anybody asks for one (PAIA manual).',
    Page: AccessPage,
  },
};

function PublicDocument({ path, page }: { readonly path: string; readonly page: PublicPage }) {
  const { title, description, Page } = page;
  return (
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffdf9" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1f1c17" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/app.webmanifest" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, at build time */}
        <style dangerouslySetInnerHTML={{ __html: publicStyle.trim() }} />
      </head>
      <body>
        <SiteFrame current={path}>
          <Page />
        </SiteFrame>
      </body>
    </html>
  );
}

/** The complete HTML of every page that needs no script, by path. */
export function renderDocuments(): [path: string, html: string][] {
  return Object.entries(documents).map(([path, page]) => {
    const { title, description } = page;
    const markup = renderToStaticMarkup(<PublicDocument path={path} page={page} />);
    const head = pageHead({ path, title, description, listed: true });
    return [path, `<!doctype html>${markup.replace('</head>', `${head}</head>`)}`];
  });
}

/** The app's page at an address, as it stands before its code has run, in the very elements that the code will find. */
export async function renderShell(path: string): Promise<string> {
  await loadScreen(path);
  return renderToString(
    <ErrorScreen>
      <StaticRouter path={path}>
        <AppRoutes />
      </StaticRouter>
    </ErrorScreen>,
  );
}
