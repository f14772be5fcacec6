<?php
// Placed in mu-plugins: a head as an SEO plugin adds it; the file `noindex` closes the whole site for search engines.
add_action('rest_api_init', function () {
    register_rest_field('post', 'yoast_head', ['get_callback' => function ($post) {
        $closed = file_exists(ABSPATH . '../noindex');
        $robots = $closed ? 'noindex, nofollow' : 'index, follow';
        return "<meta name=\"robots\" content=\"$robots\" />";
    }]);
});
