import type { WatchOutcome } from '../../../src/contracts/watches/watch-content';
import type { WatchedAnswer } from '../../../src/domain/watches/watched-page';

type Answer = Pick<WatchedAnswer, 'status' | 'html'> & { headers?: Record<string, string> };

export interface Failure {
  outcome: Exclude<WatchOutcome, 'ok'>;
  /** Null where nobody answered. */
  answer: Answer | null;
}

const page = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body>${body}</body></html>`;
const error = (status: number, title: string): Failure => ({
  outcome: 'http',
  answer: { status, html: page(title, `<h1>${title}</h1><hr>nginx`) },
});

export const FAILURES: Readonly<Record<string, Failure>> = {
  'no answer': { outcome: 'network', answer: null },
  forbidden: error(403, '403 Forbidden'),
  'not found': error(404, '404 Not Found'),
  gone: error(410, '410 Gone'),
  'too many requests': error(429, '429 Too Many Requests'),
  'server error': error(500, '500 Internal Server Error'),
  maintenance: error(503, '503 Service Temporarily Unavailable'),
  'challenge by a header': {
    outcome: 'challenge',
    answer: { status: 403, headers: { 'cf-mitigated': 'challenge' }, html: page('Just a moment...', '') },
  },
  'challenge with status 200': {
    outcome: 'challenge',
    answer: {
      status: 200,
      html: page(
        'Just a moment...',
        '<h1>www.shop.example</h1><p>Verifying you are human. This may take a few seconds.</p><p>www.shop.example needs to review the security of your connection before proceeding.</p><p>Ray ID: 8f1c</p>',
      ),
    },
  },
  captcha: {
    outcome: 'challenge',
    answer: {
      status: 200,
      html: page(
        'www.shop.example',
        '<form action="/go"><div class="g-recaptcha" data-sitekey="x"></div></form><p>Weiter geht es gleich.</p>',
      ),
    },
  },
  'press and hold': {
    outcome: 'challenge',
    answer: {
      status: 200,
      html: page(
        'Access to this page has been denied',
        '<div id="px-captcha"></div><p>Press &amp; Hold to confirm you are a human (and not a bot).</p>',
      ),
    },
  },
  login: {
    outcome: 'login',
    answer: {
      status: 200,
      html: page(
        'Log in',
        '<form><label>E-mail <input type="email"></label><label>Password <input name="p" type="password"></label><button>Log in</button></form>',
      ),
    },
  },
  'a wall of consent': {
    outcome: 'wall',
    answer: {
      status: 200,
      html: page(
        'Before you continue',
        `<h1>Before you continue to shop.example</h1><p>We use cookies and data to deliver and maintain our services, to measure how they are used and to protect them against abuse. If you choose to accept all, we also use them to develop new services and to show content that fits your settings, here and elsewhere.</p><button>Reject all</button><button>Accept all</button>`,
      ),
    },
  },
  'a wall of a region': {
    outcome: 'wall',
    answer: {
      status: 200,
      html: page('Sorry', '<h1>Sorry</h1><p>This page is not available in your country.</p>'),
    },
  },
  'an error of PHP': {
    outcome: 'wall',
    answer: {
      status: 200,
      html: '<br />\n<b>Fatal error</b>: Uncaught mysqli_sql_exception: Too many connections in /var/www/shop/db.php:12\nStack trace:\n#0 /var/www/shop/db.php(12): mysqli_connect()\n#1 {main} thrown in <b>/var/www/shop/db.php</b> on line <b>12</b><br />',
    },
  },
  'a challenge of many words': {
    outcome: 'challenge',
    answer: {
      status: 200,
      html: page(
        'Access denied',
        `<h1>Access denied</h1><p>${'You may have been blocked by mistake. '.repeat(15)}</p>`,
      ),
    },
  },
  'nothing at all': { outcome: 'empty', answer: { status: 200, html: '' } },
  'an empty frame': {
    outcome: 'empty',
    answer: { status: 200, html: page('Shop', '<div id="spinner"></div><p>Please wait</p>') },
  },
  'maintenance with status 200': {
    outcome: 'empty',
    answer: {
      status: 200,
      html: page(
        'Maintenance',
        '<h1>We’ll be back soon!</h1><p>Sorry for the inconvenience. We are performing some scheduled maintenance at the moment and will be online again shortly. If you need to, you can always contact us.</p>',
      ),
    },
  },
  'another type': {
    outcome: 'type',
    answer: { status: 200, headers: { 'content-type': 'application/pdf' }, html: '%PDF-1.7 …' },
  },
  'an error in JSON': {
    outcome: 'type',
    answer: { status: 200, headers: { 'content-type': 'application/json' }, html: '{"error":"blocked"}' },
  },
};
