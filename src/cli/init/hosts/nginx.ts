import type { Host } from './host.ts';

const FILE = 'deploy/atlas.nginx.conf';

export const nginx: Host = {
  title: 'nginx',
  files: () => [{ path: FILE, lines: server }],
  next: () => [
    `Set server_name and root in ${FILE}, copy it to /etc/nginx/conf.d/atlas.conf, then: nginx -t && nginx -s reload`,
    'Publish: treeatlas build --out /var/www/atlas --site-url https://ADDRESS/',
  ],
  readers: 'those who reach the server: restrict it with "allow" or "auth_basic"',
  limits: {},
};

const server: readonly string[] = [
  'server {',
  '    listen 80;',
  '    server_name atlas.example.org;',
  '    root /var/www/atlas;',
  '',
  '    index index.html;',
  '    error_page 404 /404.html;',
  '    charset utf-8;',
  '    charset_types text/plain text/css text/markdown text/javascript application/javascript application/json;',
  '',
  '    # Compressed copies are sent if there are any (gzip -kf), and others are made on the way. With the brotli module: brotli_static on;',
  '    gzip on;',
  '    gzip_static on;',
  '    gzip_vary on;',
  '    gzip_min_length 1000;',
  '    gzip_types text/plain text/css text/markdown text/javascript application/javascript application/json image/svg+xml;',
  '',
  '    # The folder also has the list of its files, and nothing else that begins with a dot.',
  '    location ~ /\\. { return 404; }',
  '',
  '    location / {',
  '        try_files $uri $uri/ =404;',
  '        # Pages change under the same name, so browsers ask each time; 304 is a short answer.',
  '        add_header Cache-Control no-cache;',
  '    }',
  '    location ~ \\.md$ {',
  '        types { }',
  '        default_type text/markdown;',
  '        add_header Cache-Control no-cache;',
  '    }',
  '    # The names of these files change with their content.',
  '    location ^~ /_a/ {',
  '        add_header Cache-Control "public, max-age=31536000, immutable";',
  '    }',
  '}',
];
