import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WebsitePicture } from '#app/cards/website-picture.tsx';

const picture = { key: 'a'.repeat(64), width: 1600, height: 1000, alt: '' };

function drawn(more: { edge?: string }) {
  const website = {
    id: 1,
    picture: { ...picture, ...more },
    colors: [{ hex: '#112233', share: 1 }],
  };
  return renderToStaticMarkup(<WebsitePicture website={website} sizes="100vw" />);
}

test('a short picture keeps its sides and goes on in the colour of its lower edge', () => {
  expect(drawn({ edge: '#fafafa' })).toMatch(/fill="#fafafa".*<img[^>]*data-extended/);
});

test('without one the frame is filled, on the colour of the site', () => {
  expect(drawn({})).toMatch(/fill="#112233"/);
  expect(drawn({})).not.toContain('data-extended');
});
