<?php
// Installs WordPress and adds the drill's posts. Arguments: the folder of WordPress, its address, and `posts.json` with
// the posts of the fixtures. Prints the slugs of the visible posts as JSON.
[, $folder, $address, $fixtures] = $argv;
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url($address, PHP_URL_HOST) . ':' . parse_url($address, PHP_URL_PORT);
require "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Drill', 'admin', 'admin@example.com', true, '', 'a long password');
update_option('permalink_structure', '/%postname%/');
update_option('timezone_string', 'Europe/Madrid');
flush_rewrite_rules();
// Administrators may write any HTML.
kses_remove_filters();
wp_delete_post(1, true);

$categories = [];
foreach (['Rewards & thanks', 'Celebrations 🎉', '日本語', 'Only hidden'] as $name) {
    $categories[$name] = wp_insert_term($name, 'category')['term_id'];
}
$day = 0;
function add(string $title, string $body, array $more = []): void
{
    global $day;
    $day += 1;
    $date = date('Y-m-d H:i:s', strtotime('2026-10-01 09:00:00') - $day * 86400);
    $id = wp_insert_post(wp_slash($more + ['post_title' => $title, 'post_content' => $body, 'post_status' => 'publish',
        'post_date' => $date, 'post_author' => 1]), true);
    if (is_wp_error($id)) throw new Exception("$title: " . $id->get_error_message());
}
$text = '<!-- wp:paragraph --><p>The early shift thanked the late one, in writing.</p><!-- /wp:paragraph -->';
$hidden = '<p>hidden-text</p>';

// Titles and slugs as editors of many languages write them.
foreach (['We did it! 🎉', 'Привет, смена', 'シフトの話', 'مرحبا بالفريق', 'Año nuevo, turno nuevo', 'Überstunden & Co. "fair" verteilt',
    '5 > 3, and <em>less</em> is "more"', str_repeat('A title that does not end ', 12), 'We did it! 🎉'] as $title) {
    add($title, $text, ['post_category' => [$categories['Celebrations 🎉']]]);
}
add('', $text);
add('Underscores', $text, ['post_name' => 'under_scores']);
add('Two words for a category', $text, ['post_category' => [$categories['Rewards & thanks'], $categories['日本語']]]);
add('Tagged', $text, ['tags_input' => ['emoji 🎉', 'Ordinary', 'R&D']]);

// What must not be shown.
add('Protected', $hidden, ['post_password' => 'x', 'post_category' => [$categories['Only hidden']]]);
foreach (['private', 'draft', 'pending'] as $status) add("A $status post", $hidden, ['post_status' => $status]);
add('A future post', $hidden, ['post_status' => 'future', 'post_date' => '2031-01-01 09:00:00', 'post_date_gmt' => '2031-01-01 08:00:00']);

// Blocks and old HTML.
$bodies = [
    'Gallery' => '<figure class="wp-block-gallery"><figure class="wp-block-image"><img src="/wp-includes/images/w-logo-blue.png" alt="One"></figure></figure>',
    'Table' => '<figure class="wp-block-table"><table><thead><tr><th>Shift</th></tr></thead><tbody><tr><td>Early</td></tr></tbody></table></figure>',
    'Code' => '<pre class="wp-block-code"><code>if (a &lt; b) { return "&amp;"; }</code></pre>',
    'Video' => '<figure class="wp-block-embed"><div>https://www.youtube.com/watch?v=abc</div></figure><figure class="wp-block-video"><video controls src="/wp-content/uploads/a.mp4"></video></figure>',
    'Audio' => '<figure class="wp-block-audio"><audio controls src="/wp-content/uploads/a.mp3"></audio></figure>',
    'Map' => '<iframe src="https://maps.example.com/embed?x=1" title="Our kitchen"></iframe>',
    'Lazy pictures' => '<p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/wp-includes/images/w-logo-blue.png" alt="One"><noscript><img src="/wp-includes/images/w-logo-blue.png" alt="One"></noscript></p>',
    'Relative picture' => '<p><img src="wp-includes/images/w-logo-blue.png" alt="Relative"></p>',
    'Links between posts' => "<p><a href=\"$address/code/\">The code</a> <a href=\"/table/\">The table</a> <a href=\"tel:+34600123456\">Call</a></p>",
    'Anchors and footnotes' => '<h2 id="block-1">One</h2><p>A claim<sup id="fnref1"><a href="#fn1">1</a></sup> <a href="#block-1">up</a></p><ol><li id="fn1">Source <a href="#fnref1">back</a></li></ol>',
    'Hostile' => '</div></main><script>document.title="hostile"</script><style>body{display:none}</style><base href="https://evil.example/"><p onclick="hostile()" style="position:fixed">Text</p><a href="javascript:hostile()">x</a><iframe srcdoc="<script>hostile()</script>"></iframe><form action="https://evil.example"><input name="password"></form>',
    'Unclosed' => '<div><p><strong>Bold <em>both</div>',
    'Shortcodes' => '[gallery ids="1,2"] [contact-form-7 id="12"] text',
    'Headings' => '<h1>Own h1</h1><h2>Same</h2><h2>Same</h2><h2></h2><h4>Skipped</h4>',
    'Right to left' => '<p dir="rtl">شكرا للفريق</p>',
    'Long' => str_repeat('<p>' . str_repeat('A long text. ', 60) . '</p>', 300),
    'Control characters' => "<p>A\x0bB\x1fC \u{202e}reversed\u{202c} \u{200b}zero</p>",
    'Only a picture' => '<p><img src="/wp-includes/images/w-logo-blue.png"></p>',
    'Empty' => '',
    'More' => '<p>Words here</p><!--more--><p>And more.</p>',
];
foreach ($bodies as $title => $body) add($title, $body);
foreach (json_decode(file_get_contents($fixtures), true) as $name => $post) {
    add("Fixture $name", $post['content']['rendered'], ['post_name' => $name, 'post_excerpt' => $post['excerpt']['rendered']]);
}
$visible = get_posts(['numberposts' => -1, 'post_status' => 'publish', 'has_password' => false]);
echo json_encode(array_map(fn ($post) => ['id' => $post->ID, 'slug' => $post->post_name], $visible));
